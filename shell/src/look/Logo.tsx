import { gable } from './drawings.js';

/** The product's logo: a depot's gable and gate. */
export function Logo({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="var(--depot-color-primary)" />
      <path
        d={gable}
        fill="none"
        stroke="var(--depot-color-text-light-solid)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
