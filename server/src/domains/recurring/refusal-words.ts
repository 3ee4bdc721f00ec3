import { type Refusal, type Words, words } from '../../kernel/problems/errors.ts';

/** What was in the way, for a notice: the first fault by its field, or the sentence of the refusal. */
export function refusalWords({ detail, errors: [fault] }: Refusal): Words {
  if (!fault) return detail;
  return words(`${fault.at.slice(1)}: ${fault.message.en}`, `${fault.at.slice(1)}: ${fault.message.ru}`);
}
