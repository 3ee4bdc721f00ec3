import Type from 'typebox';
import { entity } from '../../../kernel/entity.ts';
import { choice, flag, id, integer, nullable, text } from '../../../kernel/fields.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { recordFields } from '../../../kernel/record.ts';
import { requisition } from '../requisition.ts';
import { paletteColors } from './palette.ts';

/** A column of the board of requisitions. It says where the work stands; what may be done is said by the status. */
export const pipelineStage = entity({
  type: 'pipeline_stage',
  noun: words('Pipeline stage', 'Этап закупки'),
  audience: 'business',
  displayName: 'name',
  fields: {
    id: id(),
    externalId: nullable(text(200, 'Identifier in the system of the caller', { examples: ['C4:TENDER'] })),
    name: text(100, 'Name', { examples: ['Тендер'] }),
    shortName: nullable(text(20, 'Short name, for narrow places', { examples: ['Тендер'] })),
    color: choice(paletteColors, 'Colour, of the palette', { examples: ['#AE3EC9'] }),
    position: integer('Place on the board', { minimum: 1 }),
    isSystem: flag('Made by the platform: it can be renamed and hidden, not archived'),
    isActive: flag('Requisitions may be put into it'),
    statuses: Type.Array(choice(requisition.statuses, 'Status of a requisition'), {
      maxItems: requisition.statuses.length,
      uniqueItems: true,
      title: 'Statuses that bring a requisition here; each belongs to one stage',
      examples: [[]],
    }),
    ...recordFields,
  },
  facts: ['created', 'updated', 'archived'],
});

export type PipelineStage = Type.Static<typeof pipelineStage.view>;
