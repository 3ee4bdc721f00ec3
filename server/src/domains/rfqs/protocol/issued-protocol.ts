import Type, { type Static } from 'typebox';
import { id, instant, integer, nullable, object } from '../../../kernel/fields.ts';

/** A protocol as it was drawn up, without its content. */
export const issuedProtocol = object(
  {
    id: id('Protocol'),
    n: integer('Number among the protocols of the requisition', { minimum: 1 }),
    sha256: digest(),
    issuedAt: instant('Drawn up'),
    issuedBy: nullable(Type.String({ title: 'Who drew it up' })),
  },
  { title: 'Protocol that was drawn up' },
);

export type IssuedProtocol = Static<typeof issuedProtocol>;

/** Of the canonical JSON of a content: keys in order, no spaces. */
export function digest() {
  return Type.String({
    title: 'SHA-256 of the content, in hexadecimal digits',
    pattern: '^[0-9a-f]{64}$',
    examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
  });
}
