import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { deliveryDocument as noun } from '../../../../../nouns/delivery-document.ts';
import { valueOf } from '../../../kit/form/of-field.ts';
import { showDay } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { StatusOf } from '../../../kit/status-of.tsx';
import { ActivityList } from '../../../shared/activity/activity-list.tsx';
import { wordsOf } from '../../../shared/activity/words-of.ts';
import { CustomFactsSection } from '../../../shared/custom-fields/custom-facts-section.tsx';
import { EDocumentsTab } from '../../../shared/e-documents/e-documents-tab.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { RecordPage } from '../components/record-page.tsx';
import classes from '../components/split.module.css';
import { DocumentActions } from './document-actions.tsx';
import { DocumentFacts } from './document-facts.tsx';
import { PaperPreview } from './paper-preview.tsx';
import { type DocumentCard, documentQuery } from './queries.ts';

const from = '/$portal/logistics/documents/$id' as const;

export function DocumentPage() {
  const { portal, id } = useParams({ from });
  const { tab } = useSearch({ from });
  const may = useMay();
  return (
    <RecordPage
      entityType="generatedDocument"
      query={useQuery(documentQuery(id))}
      crumb={{ label: say('Delivery documents', 'Документы на доставку'), href: `/${portal}/logistics/documents` }}
      tab={tab}
      shown={(paper) => ({
        title: paper.number,
        beside: (
          <>
            <span>{valueOf(noun, 'kind', paper.kind)}</span>
            <span>
              {say('of', 'от')} {showDay(paper.documentDate)}
            </span>
            <StatusOf noun={noun} status={paper.stage} />
          </>
        ),
        actions: <DocumentActions paper={paper} />,
        above: paper.rejectReason && (
          <Alert variant="default" mb="md" title={say('Rejected', 'Отклонён')}>
            {paper.rejectReason}
          </Alert>
        ),
        tabs: [
          { value: 'document', label: say('Document', 'Документ'), content: () => <Parts paper={paper} /> },
          ...(may('edo.read') && paper.stage !== 'draft'
            ? [
                {
                  value: 'edo',
                  label: say('E-documents', 'ЭДО'),
                  content: () => <EDocumentsTab record={{ entityType: 'generatedDocument', entityId: id }} />,
                },
              ]
            : []),
          ...(may('audit.read')
            ? [
                {
                  value: 'activity',
                  label: say('Activity', 'История'),
                  content: () => <ActivityList entityId={id} known={wordsOf(noun)} />,
                },
              ]
            : []),
        ],
      })}
    />
  );
}

const Parts = ({ paper }: { paper: DocumentCard }) => (
  <div className={classes.split}>
    <PaperPreview paper={paper} />
    <div className={classes.side}>
      <DocumentFacts paper={paper} />
      <CustomFactsSection entity="generatedDocument" values={paper.customFields} />
    </div>
  </div>
);
