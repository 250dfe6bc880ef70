import { Page, Skeleton } from '@depot/ui';
import type { ReactNode } from 'react';
import classes from './layout.module.css';

interface FormSectionProps {
  title: string;
  hint?: ReactNode;
  children: ReactNode;
}

/** Fields that belong together, under their heading. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  return (
    <section className={classes.section}>
      <h2 className={classes.sectionTitle}>{title}</h2>
      {hint && <p className={classes.hint}>{hint}</p>}
      {children}
    </section>
  );
}

/** Two fields per row if there is room. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={classes.fields}>{children}</div>;
}

/** A field as wide as the form. */
export function WideField({ children }: { children: ReactNode }) {
  return <div className={classes.wide}>{children}</div>;
}

/** Stands where a form will be. */
export function FormSkeleton() {
  return (
    <Page width="form">
      <Skeleton active title={{ width: 160 }} paragraph={{ rows: 5 }} />
      <Skeleton active title={{ width: 160 }} paragraph={{ rows: 5 }} />
    </Page>
  );
}
