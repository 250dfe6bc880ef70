/** The sign of the house: a depot's gable and gate. */
export function Logo({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="var(--depot-color-primary)" />
      <path
        d="M8 13.5 16 9l8 4.5M9.5 13.8V23h13v-9.2M13 23v-5.5h6V23"
        fill="none"
        stroke="var(--depot-color-text-light-solid)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
