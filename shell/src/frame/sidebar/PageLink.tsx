import { Link } from '@depot/router';
import type { ReactNode } from 'react';
import { forgetExpected, prefetchRoute, pressPage } from '../../remote/prefetchRoute.js';

interface PageLinkProps {
  /** Below `/in/`. */
  path: string;
  className?: string;
  isCurrent?: boolean;
  children: ReactNode;
}

/** A way to a page. The page is fetched as soon as the pointer or the focus comes near, its data when they stay. */
export function PageLink({ path, className, isCurrent = false, children }: PageLinkProps) {
  const expect = () => prefetchRoute(path);
  return (
    <Link
      to={`/in/${path}`}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      onPointerEnter={expect}
      onPointerLeave={forgetExpected}
      onPointerDown={() => pressPage(path)}
      onFocus={expect}
      onBlur={forgetExpected}
    >
      {children}
    </Link>
  );
}
