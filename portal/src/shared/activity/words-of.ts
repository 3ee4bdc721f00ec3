import type { AnyField } from '../../../../nouns/kit/field.ts';
import type { Status } from '../../../../nouns/kit/lifecycle.ts';
import { say, type Words } from '../../kit/say.ts';
import type { ActivityWords } from './sentence.ts';

interface NamedNoun {
  fields: Readonly<Record<string, AnyField>>;
  lifecycle?: { statuses: Readonly<Record<string, Status>> };
}

/** How the history of a noun names its fields and statuses. */
export const wordsOf = ({ fields, lifecycle }: NamedNoun): ActivityWords => ({
  fields: Object.fromEntries(Object.entries(fields).map(([name, { spec }]) => [name, inSentence(spec.label)])),
  statusName: (code) => {
    const known = lifecycle?.statuses[code];
    return known ? say(known) : code;
  },
});

const inSentence = ({ en, ru }: Words): Words => ({ en: smallFirst(en), ru: smallFirst(ru) });

/** An abbreviation stays as it is. */
const smallFirst = (label: string) =>
  /^.\p{Lu}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
