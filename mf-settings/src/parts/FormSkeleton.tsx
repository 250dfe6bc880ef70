import { Page, Skeleton } from '@depot/ui';

/** Stands where a form will be. */
export function FormSkeleton() {
  return (
    <Page width="form">
      <Skeleton active title={{ width: 160 }} paragraph={{ rows: 5 }} />
      <Skeleton active title={{ width: 160 }} paragraph={{ rows: 5 }} />
    </Page>
  );
}
