import Type from 'typebox';
import { type StageColor, stageColors } from '../../../../../../nouns/pipeline-stage.ts';
import { flag, object } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { productField, readProductFields } from '../../product-fields/product-field.ts';
import { pipelineStage, readStages } from '../pipeline-stage.ts';

const color = object(
  {
    color: pipelineStage.fields.color,
    name: object({ en: Type.String(), ru: Type.String() }, { title: 'Its name in both languages' }),
  },
  { title: 'Colour' },
);

const palette = Object.entries(stageColors).map(([color, name]) => ({ color: color as StageColor, name }));

export const getPipeline = query({
  name: 'pipeline.get-pipeline',
  summary: words('Stages, product fields and the palette', 'Этапы, поля позиций и палитра'),
  description:
    'Everything a board and a form of lines are drawn from: stages and product fields in their order, and the colours a stage may have. ' +
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
