import { Link, useParams } from '@tanstack/react-router';
import { eDocumentFlow } from '../../../../../nouns/e-document-flow.ts';
import { incomingEDocument as noun } from '../../../../../nouns/incoming-e-document.ts';
import { Facts } from '../../../kit/facts.tsx';
import { labelOf, valueOf } from '../../../kit/form/of-field.ts';
import { showDay, showInstant, showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { StatusOf } from '../../../kit/status-of.tsx';
import type { IncomingCard } from '../queries.ts';

const flow = { lifecycle: eDocumentFlow };

/** What came, from whom, and where it stands with the operator. */
export function IncomingFacts({ document }: { document: IncomingCard }) {
  const { portal } = useParams({ strict: false });
  const { sender, amount, documentDate, status, signatureStatus, statusText, statusDetails } = document;
  const taken = document.transferDocumentId;
  return (
    <Section title={say('What came', 'Сведения')}>
      <Facts
        of={[
          [labelOf(noun, 'kind'), valueOf(noun, 'kind', document.kind)],
          [labelOf(noun, 'number'), document.number],
          [labelOf(noun, 'documentDate'), documentDate && showDay(documentDate, { year: 'always' })],
          [labelOf(noun, 'amount'), amount && showMoney(amount, 'RUB')],
          [
            labelOf(noun, 'sender'),
            [sender.name, sender.inn && `${say('INN', 'ИНН')} ${sender.inn}`].filter(Boolean).join(', ') || null,
          ],
          [labelOf(noun, 'operator'), valueOf(noun, 'operator', document.operator)],
          [labelOf(noun, 'receivedAt'), showInstant(document.receivedAt)],
          [labelOf(noun, 'status'), <StatusOf key="status" noun={flow} status={status} />],
          [labelOf(noun, 'signatureStatus'), valueOf(noun, 'signatureStatus', signatureStatus)],
          [labelOf(noun, 'statusText'), [statusText, statusDetails].filter(Boolean).join(' · ') || undefined],
          [
            labelOf(noun, 'refusalStatus'),
            document.refusalStatus === 'none' ? undefined : valueOf(noun, 'refusalStatus', document.refusalStatus),
          ],
          [labelOf(noun, 'reason'), document.reason ?? undefined],
          [
            say('In the import', 'В импорте'),
            taken === null ? undefined : (
              <Link key="taken" to={`/${portal}/invoices/transfer-documents/${taken}` as '/'}>
                {say('The UPD and its invoice', 'УПД и счёт по нему')}
              </Link>
            ),
          ],
        ]}
      />
    </Section>
  );
}
