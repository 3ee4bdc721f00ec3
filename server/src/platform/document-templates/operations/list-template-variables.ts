import Type from 'typebox';
import type { DocumentKind } from '../../../kernel/document-kind.ts';
import { object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import type { DocumentContent } from '../../documents/document-content.ts';
import { sampleContent } from '../../documents/sample-content.ts';
import { customPaths, documentPaths } from '../document-paths.ts';
import { documentTemplate, templateReading } from '../document-template.ts';

const item = object(
  {
    path: Type.String({ title: 'Path', examples: ['document.number'] }),
    label: Type.String({ title: 'Label, in the language of the reader' }),
    valueType: Type.String({ title: 'What it holds', examples: ['money'] }),
    group: Type.String({ title: 'Beginning of the path', examples: ['document'] }),
    isInternal: Type.Boolean({ title: 'Never printed for a customer: a cost, a margin, a supplier' }),
    example: Type.Unsafe<string | null>({ type: ['string', 'null'], title: 'Value of the sample' }),
  },
  { title: 'Variable of templates' },
);

export const listTemplateVariables = (kinds: readonly DocumentKind[]) =>
  query({
    name: 'document-templates.list-variables',
    summary: words('List variables of templates', 'Переменные шаблонов'),
    description:
      'What templates of a kind may name, the same paths as in the Variable API: of the document, its rows, the seller, the customer, and the ' +
      "portal's own fields. Labels follow `Accept-Language`.",
    ...templateReading,
    input: object({ kind: documentTemplate.fields.kind }),
    output: object({ items: Type.Array(item) }),

    async run(ctx, { kind: name }) {
      ctx.respond({ headers: { 'Content-Language': ctx.language, Vary: 'Accept-Language' } });
      const kind = kinds.find((one) => one.kind === name);
      if (!kind) return { items: [] };
      const sample = sampleContent(name);
      const declared = [...documentPaths(kind).values()].map(({ path, namespace, variable }) => ({
        path,
        label: variable.label[ctx.language],
        valueType: variable.valueType,
        group: namespace,
        isInternal: variable.guard !== undefined && !variable.isCustomers,
        example: exampleOf(sample, path),
      }));
      const custom = (await customPaths(ctx, kind)).map(({ path, label, valueType }) => ({
        ...{ path, label, valueType, group: 'custom', isInternal: false, example: null },
      }));
      return { items: [...declared, ...custom] };
    },
  });

const rows = 'items.rows[].';

const exampleOf = ({ values, rows: held }: DocumentContent, path: string): string | null =>
  (path.startsWith(rows) ? held[0]?.[path.slice(rows.length)] : values[path]) ?? null;
