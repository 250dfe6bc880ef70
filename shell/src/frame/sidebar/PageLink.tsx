import type { ReactNode } from 'react';
import { Link } from '@depot/router';
import { prefetchScreen } from '../../remote/screens.js';

interface PageLinkProps {
  /** Below `/in/`. */
  path: string;
  className?: string;
  isCurrent?: boolean;
  children: ReactNode;
}

/** A way to a page. The page is fetched as soon as the pointer or the focus comes near. */
export function PageLink({ path, className, isCurrent = false, children }: PageLinkProps) {
  const prefetch = () => prefetchScreen(path);
  return (
    <Link
      to={`/in/${path}`}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      {children}
    </Link>
  );
}
