import { Button } from '@mantine/core';
import { showInstant } from '../../kit/format.ts';
import { say } from '../../kit/say.ts';
import { ProblemText } from '../../kit/tell.tsx';
import classes from './comments.module.css';
import { type Discussed, useEarlierWords } from './queries.ts';

/** What a comment said before it was edited. */
export function EarlierWords({ of, id }: { of: Discussed; id: string }) {
  const { rows, error, hasMore, more } = useEarlierWords(of, id);
  if (error) return <ProblemText error={error} />;
  return (
    <>
      <ol className={classes.earlier} aria-label={say('Before the edit', 'До изменения')}>
        {rows.map((row) => (
          <li key={row.id}>
            <small className="dimmed">{showInstant(row.writtenAt)}</small>
            <p>{row.text}</p>
          </li>
        ))}
      </ol>
      {hasMore && (
        <Button variant="subtle" size="compact-sm" onClick={more}>
          {say('Earlier', 'Раньше')}
        </Button>
      )}
    </>
  );
}
