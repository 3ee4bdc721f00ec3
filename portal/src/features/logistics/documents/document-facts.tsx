import { Link, useParams } from '@tanstack/react-router';
import { deliveryDocument as noun } from '../../../../../nouns/delivery-document.ts';
import { deliveryDocumentLine } from '../../../../../nouns/delivery-document-line.ts';
import { Facts } from '../../../kit/facts.tsx';
import { labelOf, valueOf } from '../../../kit/form/of-field.ts';
import { showInstant, showMoney, showQuantity } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { PlainTable } from '../../../kit/table/plain-table.tsx';
import { showUnit } from '../../../kit/units.ts';
import parts from '../components/parts.module.css';
import type { DocumentCard } from './queries.ts';

/** What a document says: of which delivery it is, who hands over to whom, and the goods. */
export function DocumentFacts({ paper }: { paper: DocumentCard }) {
  const { portal } = useParams({ from: '/$portal' });
  const { procurementId, procurement, batchId, routeId, parties, attorneyName, comment } = paper;
  const link = (path: string, name: string) => <Link to={`/${portal}/${path}` as '/'}>{name}</Link>;
  const open = say('open', 'открыть');
  return (
    <>
      <Section title={say('Delivery', 'Доставка')}>
        <Facts
          of={[
            [labelOf(noun, 'procurementId'), link(`requisitions/${procurementId}`, procurement.number)],
            [labelOf(noun, 'scope'), valueOf(noun, 'scope', paper.scope)],
            [labelOf(noun, 'batchId'), batchId ? link(`logistics/batches/${batchId}`, open) : undefined],
            [labelOf(noun, 'routeId'), routeId ? link(`logistics/routes/${routeId}`, open) : undefined],
            [say('Shipper', 'Грузоотправитель'), (parties.shipper ?? parties.seller)?.name],
            [say('Consignee', 'Грузополучатель'), (parties.consignee ?? parties.customer)?.name],
            [labelOf(noun, 'carrierName'), paper.carrierName ?? undefined],
            [labelOf(noun, 'driverName'), paper.driverName ?? undefined],
            [labelOf(noun, 'vehicleNumber'), paper.vehicleNumber ?? undefined],
            [labelOf(noun, 'attorneyName'), attorneyName ?? undefined],
            [labelOf(noun, 'recipientName'), paper.recipientName ?? undefined],
            [labelOf(noun, 'deliveryAddress'), paper.deliveryAddress ?? undefined],
            [
              labelOf(noun, 'grossAmount'),
              paper.grossAmount ? showMoney(paper.grossAmount, paper.currency) : undefined,
            ],
            [labelOf(noun, 'issuedAt'), paper.issuedAt ? showInstant(paper.issuedAt) : undefined],
            [labelOf(noun, 'sentAt'), paper.sentAt ? showInstant(paper.sentAt) : undefined],
            [labelOf(noun, 'comment'), comment ? <span className={parts.text}>{comment}</span> : undefined],
          ]}
        />
      </Section>
      <Section title={say('Goods', 'Товары')} bare>
        <PlainTable
          label={say('Goods', 'Товары')}
          rows={paper.lines}
          idOf={({ id }) => id}
          empty={null}
          columns={[
            {
              id: 'name',
              header: labelOf(deliveryDocumentLine, 'name'),
              cell: ({ name }) => <div className={parts.name}>{name}</div>,
            },
            {
              ...{ id: 'quantity', header: labelOf(deliveryDocumentLine, 'quantity'), align: 'right' },
              cell: ({ quantity, uom }) => showQuantity(quantity, showUnit(uom)),
            },
          ]}
        />
      </Section>
    </>
  );
}
