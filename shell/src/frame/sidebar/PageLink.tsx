import type { ReactNode } from 'react';
import { Link } from '@depot/router';
import { expectPage, forgetExpected, pressPage } from '../../remote/expectPage.js';

interface PageLinkProps {
  /** Below `/in/`. */
  path: string;
  className?: string;
  isCurrent?: boolean;
  children: ReactNode;
}

/** A way to a page. The page is fetched as soon as the pointer or the focus comes near, its data when they stay. */
export function PageLink({ path, className, isCurrent = false, children }: PageLinkProps) {
  const expect = () => expectPage(path);
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
