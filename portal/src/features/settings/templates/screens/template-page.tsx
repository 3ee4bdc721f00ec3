import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { documentKinds } from '../../../../../../nouns/document-kinds.ts';
import { documentTemplate as noun } from '../../../../../../nouns/document-template.ts';
import { type LinkTab, LinkTabs } from '../../../../kit/link-tabs.tsx';
import { Page } from '../../../../kit/page.tsx';
import { say } from '../../../../kit/say.ts';
import { StatusOf } from '../../../../kit/status-of.tsx';
import { useMay } from '../../../../shared/session/me.ts';
import { Loaded } from '../../components/loaded.tsx';
import { Revisions } from '../components/revisions.tsx';
import { TemplateActions } from '../components/template-actions.tsx';
import { WordTemplate } from '../components/word-template.tsx';
import { EditedLayout } from '../editor/edited-layout.tsx';
import { ReadLayout } from '../editor/read-layout.tsx';
import { type TemplateCard, templateQuery } from '../queries.ts';

const from = '/$portal/settings/templates/$id' as const;

/** A template: its blocks with what they make beside them, or its Word file; and what it was made of before. */
export function TemplatePage() {
  const { portal, id } = useParams({ from });
  const { tab } = useSearch({ from });
  const navigate = useNavigate({ from });
  const mayManage = useMay()('document_templates.manage');
  const query = useQuery(templateQuery(id));
  const template = query.data;
  return (
    <Page
      title={template?.name ?? say('Template', 'Шаблон')}
      beside={
        template && (
          <>
            <span>{say(documentKinds[template.kind].words)}</span>
            {template.status === 'archived' && <StatusOf noun={noun} status={template.status} />}
            {template.isDefault && <span className="good">{say('default', 'по умолчанию')}</span>}
            {template.isSystem && <span>{say('built in', 'встроенный')}</span>}
          </>
        )
      }
      crumbs={[
        { label: say('Settings', 'Настройки'), href: `/${portal}/settings` },
        { label: say('Document templates', 'Шаблоны документов'), href: `/${portal}/settings/templates` },
      ]}
      actions={template && <TemplateActions template={template} />}
    >
      <Loaded query={query}>
        {(one) => (
          <LinkTabs
            tabs={tabsOf(one, mayManage && !one.isSystem && one.status === 'active')}
            open={tab}
            onOpen={(next) => void navigate({ search: { ...(next && { tab: next }) }, replace: true })}
          />
        )}
      </Loaded>
    </Page>
  );
}

function tabsOf(template: TemplateCard, mayChange: boolean): LinkTab[] {
  const { layout, isSystem, revision } = template;
  const content = () => {
    if (layout === null) return <WordTemplate template={template} mayChange={mayChange} />;
    if (!mayChange) return <ReadLayout template={template} layout={layout} />;
    return <EditedLayout template={template} />;
  };
  const label = layout === null ? say('Word file', 'Файл Word') : say('Layout', 'Макет');
  const past = `${say('Revisions', 'Редакции')} · ${revision}`;
  return [
    { value: 'content', label, content },
    ...(isSystem
      ? []
      : [{ value: 'revisions', label: past, content: () => <Revisions template={template} mayChange={mayChange} /> }]),
  ];
}
