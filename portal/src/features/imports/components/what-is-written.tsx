import { Alert } from '@mantine/core';
import { showCount } from '../../../kit/format.ts';
import { counted, say } from '../../../kit/say.ts';
import type { ImportJob } from '../queries.ts';
import classes from './imports.module.css';

interface WhatIsWrittenProps {
  counts: ImportJob['counts'];
  /** How many rows were chosen to be applied alone; 0 is all. */
  chosen: number;
}

/** What applying would do to how many rows. */
export function WhatIsWritten({ counts, chosen }: WhatIsWrittenProps) {
  if (chosen > 0)
    return (
      <Alert color="blue" variant="light">
        {counted(
          chosen,
          ['row is chosen: it alone is applied', 'rows are chosen: they alone are applied'],
          [
            'строка выбрана: применится только она',
            'строки выбраны: применятся только они',
            'строк выбрано: применятся только они',
          ],
        )}
      </Alert>
    );
  return (
    <dl className={classes.facts}>
      <Fact name={say('Created', 'Будет создано')} count={counts.create} />
      <Fact name={say('Changed', 'Будет изменено')} count={counts.update} />
      <Fact name={say('Left out', 'Пропущено')} count={counts.skip} />
      <Fact name={say('Not written: errors', 'Не запишется: ошибки')} count={counts.errors} />
      <Fact name={say('Not saved: no decision', 'Не запишется: нет решения')} count={counts.conflict} />
    </dl>
  );
}

function Fact({ name, count }: { name: string; count: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{showCount(count)}</dd>
    </div>
  );
}
