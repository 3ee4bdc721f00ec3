import Type from 'typebox';
import { object, text } from '../../kernel/fields.ts';

export const externalSource = () => text(64, 'Name of the external system', { examples: ['1c'] });
export const externalId = () => text(200, 'Identifier in the external system', { examples: ['000000104'] });

export const externalLinksField = () =>
  Type.Array(object({ externalSource: externalSource(), externalId: externalId() }), { title: 'External identifiers' });
