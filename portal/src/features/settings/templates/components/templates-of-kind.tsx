import { Link, useParams } from '@tanstack/react-router';
import { documentKinds } from '../../../../../../nouns/document-kinds.ts';
import { documentTemplate as noun } from '../../../../../../nouns/document-template.ts';
import { Empty } from '../../../../kit/empty.tsx';
import { labelOf, valueOf } from '../../../../kit/form/of-field.ts';
import { showInstant } from '../../../../kit/format.ts';
import { say } from '../../../../kit/say.ts';
import { Section } from '../../../../kit/section.tsx';
import { StatusOf } from '../../../../kit/status-of.tsx';
import { PlainTable } from '../../../../kit/table/plain-table.tsx';
import type { Template, TemplateKind } from '../queries.ts';
import classes from './templates.module.css';

/** The templates of one kind of documents; the default one is marked. */
export function TemplatesOfKind({ kind, templates }: { kind: TemplateKind; templates: readonly Template[] }) {
  const { portal } = useParams({ from: '/$portal' });
  const label = say(documentKinds[kind].words);
  return (
    <div className={classes.kind}>
      <Section title={label} bare>
        <PlainTable
          label={label}
          rows={templates}
          idOf={({ id }) => id}
          isPale={({ status }) => status === 'archived'}
          empty={<Empty title={say('No templates yet', 'Шаблонов пока нет')} />}
          columns={[
            {
              id: 'name',
              header: labelOf(noun, 'name'),
              cell: ({ id, name, isDefault, isSystem }) => (
                <>
                  <Link to={`/${portal}/settings/templates/${id}` as '/'}>
                    <b>{name}</b>
                  </Link>
                  {isDefault && <span className="good"> · {say('default', 'по умолчанию')}</span>}
                  {isSystem && <span className="dimmed"> · {say('built in', 'встроенный')}</span>}
                </>
              ),
            },
            {
              id: 'format',
              header: say('Made of', 'Из чего сделан'),
              wide: true,
              cell: ({ format }) => valueOf(noun, 'format', format),
            },
            {
              id: 'revision',
              header: labelOf(noun, 'revision'),
              align: 'right',
              wide: true,
              cell: ({ revision, isSystem }) => (isSystem ? <span className="dimmed">—</span> : revision),
            },
            {
              id: 'updated',
              header: say('Changed', 'Изменён'),
              wide: true,
              cell: ({ updatedAt, isSystem }) =>
                isSystem ? <span className="dimmed">—</span> : showInstant(updatedAt),
            },
            {
              id: 'status',
              header: labelOf(noun, 'status'),
              cell: ({ status }) => <StatusOf noun={noun} status={status} />,
            },
          ]}
        />
      </Section>
    </div>
  );
}
