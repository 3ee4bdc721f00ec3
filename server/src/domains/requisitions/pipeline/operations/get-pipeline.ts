import Type from 'typebox';
import { flag, object } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { readProductFields } from '../../product-fields/product-field.row.ts';
import { productField } from '../../product-fields/product-field.ts';
import { palette } from '../palette.ts';
import { readStages } from '../stage.row.ts';
import { pipelineStage } from '../stage.ts';

const color = object(
  {
    color: pipelineStage.fields.color,
    name: object({ en: Type.String(), ru: Type.String() }, { title: 'Its name in both languages' }),
  },
  { title: 'Colour' },
);

export const getPipeline = query({
  name: 'pipeline.get-pipeline',
  summary: words('Stages, product fields and the palette', 'Этапы, поля позиций и палитра'),
  description:
    'Everything a board and a form of lines are drawn from: stages and product fields in their order, and the colours a stage may wear. ' +
    'A portal has the stages of the platform from its first moment. Archived stages and fields come with `includeArchived=true`: records may still hold them.',
  permission: 'pipeline.read',
  scope: 'settings.read',
  input: object({ includeArchived: Type.Optional(flag('Archived stages and fields too')) }),
  output: object(
    {
      stages: Type.Array(pipelineStage.view),
      productFields: Type.Array(productField.view),
      palette: Type.Array(color),
    },
    { title: 'Pipeline' },
  ),
  asksAtOnce: true,

  async run(ctx, { includeArchived = false }) {
    const [stages, productFields] = await Promise.all([
      readStages(ctx.db, includeArchived),
      readProductFields(ctx.db, includeArchived),
    ]);
    return { stages, productFields, palette };
  },
});
