import type { ReadableDocument } from '@depot/documents';
import { Fragment } from 'react';
import classes from './page.module.css';

/** A document as a page for a phone: facts, addresses, rows and totals in the sizes of the screen. */
export function DocumentPage({ document }: { document: ReadableDocument }) {
  const { title, facts, parties, sections, sums, note, isStruck } = document;
  return (
    <article className={classes.page}>
      <h2 className={classes.title}>{title}</h2>
      <Facts facts={facts} />
      {parties.map(({ name, lines }) => (
        <section key={name}>
          <h3>{name}</h3>
          <address className={classes.lines}>{lines}</address>
        </section>
      ))}
      {sections.map((section) => (
        <Rows key={section.name} section={section} isStruck={isStruck} />
      ))}
      {sums.map(({ title: name, lines }) => (
        <section key={name}>
          {name && <h3>{name}</h3>}
          <dl className={classes.sums}>
            {lines.map((line) => (
              <Fragment key={line.name}>
                <dt className={line.isDue ? classes.due : undefined}>{line.name}</dt>
                <dd className={line.isDue ? classes.due : undefined}>
                  {isStruck ? <s>{line.amount}</s> : line.amount}
                </dd>
              </Fragment>
            ))}
          </dl>
        </section>
      ))}
      {note.lines !== '' && (
        <section>
          <h3>{note.title}</h3>
          <div className={classes.lines}>{note.lines}</div>
        </section>
      )}
    </article>
  );
}

function Facts({ facts }: Pick<ReadableDocument, 'facts'>) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ name, value }, index) => (
        <div key={index}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface RowsProps {
  section: ReadableDocument['sections'][number];
  isStruck: boolean;
}

function Rows({ section: { name, rows }, isStruck }: RowsProps) {
  return (
    <section>
      {name && <h3>{name}</h3>}
      <ul className={classes.rows}>
        {rows.map((row) => (
          <li key={row.key}>
            <span className={classes.name}>
              <bdi>{row.name}</bdi>
              {row.detail && <small className={classes.lines}>{row.detail}</small>}
            </span>
            <span className={classes.amount}>{isStruck ? <s>{row.amount}</s> : row.amount}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
