import { Progress } from '@mantine/core';
import { say } from '../../../kit/say.ts';
import classes from './bulk.module.css';
import type { BulkState } from './use-bulk.ts';

/** How far it is, and what was refused, with why. */
export const BulkProgress = ({ state, isRunning }: { state: BulkState; isRunning: boolean }) => (
  <div role="status">
    {isRunning && <Progress value={(state.done / state.total) * 100} size="sm" aria-label={say('Done', 'Готово')} />}
    <small>
      {say(`${state.done} of ${state.total} done`, `Готово ${state.done} из ${state.total}`)}
      {state.failures.length > 0 &&
        `, ${say(`refused: ${state.failures.length}`, `отказано: ${state.failures.length}`)}`}
    </small>
    <ul className={classes.failures}>
      {state.failures.map(({ id, name, sentence }) => (
        <li key={id}>
          <b>{name}</b> <span className="bad">{sentence}</span>
        </li>
      ))}
    </ul>
  </div>
);
