import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Empty } from '../../../kit/empty.tsx';
import { showInstant, showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { ProblemText } from '../../../kit/tell.tsx';
import { changesOf } from '../model/changes-of.ts';
import { type ComparedVersion, type Quote, versionsQuery } from '../queries.ts';
import classes from './quotes.module.css';

/** What was submitted, the latest first, each with what it changed. */
export function Versions({ quote }: { quote: Quote }) {
  const { data: versions, error } = useQuery(versionsQuery(quote.id));
  if (error) return <ProblemText error={error} />;
  if (!versions) return <Skeleton height={160} />;
  if (versions.length === 0)
    return (
      <Section>
        <Empty title={say('Nothing has been submitted yet', 'Пока ничего не отправлено')} />
      </Section>
    );
  const names = new Map(quote.lines.map(({ position, name }) => [position, name]));
  return (
    <Section bare>
      {versions.map((version) => (
        <Version key={version.n} version={version} names={names} />
      ))}
    </Section>
  );
}

function Version({ version, names }: { version: ComparedVersion; names: ReadonlyMap<number, string> }) {
  const { n, at, submittedBy, totals, currency, changes } = version;
  const told = changes ? changesOf(changes, names) : [];
  return (
    <article className={classes.version}>
      <h2>
        {say(`Version ${n}`, `Версия ${n}`)} · {showMoney(totals.gross, currency)}
      </h2>
      <span className="dimmed">
        {[showInstant(at), submittedBy?.name ?? submittedBy?.email].filter(Boolean).join(' · ')}
      </span>
      {changes && told.length === 0 && (
        <p className="dimmed">{say('Nothing changed: confirmed', 'Ничего не изменилось: подтверждено')}</p>
      )}
      <ul className={classes.changes}>
        {told.map(({ where, what, from, to }) => (
          <li key={`${where} ${what}`}>
            {where && <b>{where}: </b>}
            {what} <del>{from}</del> → {to}
          </li>
        ))}
      </ul>
    </article>
  );
}
