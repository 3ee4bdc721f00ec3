import { Check } from 'lucide-react';
import { say } from '../../../kit/say.ts';
import type { Step } from '../model.ts';
import classes from './steps.module.css';

const order: readonly Step[] = ['file', 'mapping', 'rows', 'apply'];

/** File → mapping → rows → apply: where one is, and the steps one may go back to. */
export function Steps({ at, reach, onGo }: { at: Step; reach: readonly Step[]; onGo(step: Step): void }) {
  return (
    <ol className={classes.steps} aria-label={say('Steps of the import', 'Шаги импорта')}>
      {order.map((step, index) => {
        const isPast = index < order.indexOf(at);
        const state = step === at ? 'current' : isPast ? 'past' : undefined;
        const inside = (
          <>
            <i aria-hidden>{isPast ? <Check size={14} /> : index + 1}</i>
            <span>{names[step]()}</span>
          </>
        );
        return (
          <li key={step} data-state={state} aria-current={step === at ? 'step' : undefined}>
            {step !== at && reach.includes(step) ? (
              <button type="button" onClick={() => onGo(step)}>
                {inside}
              </button>
            ) : (
              inside
            )}
          </li>
        );
      })}
    </ol>
  );
}

const names: Record<Step, () => string> = {
  file: () => say('File', 'Файл'),
  mapping: () => say('Columns', 'Сопоставление'),
  rows: () => say('Fix', 'Исправить'),
  apply: () => say('Apply', 'Применить'),
};
