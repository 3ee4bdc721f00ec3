import { Loader, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { supplierReturn as noun } from '../../../../../nouns/supplier-return.ts';
import { Facts } from '../../../kit/facts.tsx';
import { labelOf, valueOf } from '../../../kit/form/of-field.ts';
import { showDay, showInstant, showMoney, showQuantity } from '../../../kit/format.ts';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { StatusOf } from '../../../kit/status-of.tsx';
import { PlainTable } from '../../../kit/table/plain-table.tsx';
import { showUnit } from '../../../kit/units.ts';
import { Broken } from '../../../shell/broken.tsx';
import { ReturnActions } from '../components/return-actions.tsx';
import { type Return, returnQuery } from '../queries.ts';

/** A return: what went back and why, and what the supplier owes or has credited for it. */
export function ReturnPage() {
  const { portal, id } = useParams({ from: '/$portal/supplier-returns/$id' });
  const { data: back, error, refetch } = useQuery(returnQuery(id));
  if (error && !back) return <Broken error={error} reset={() => void refetch()} />;
  if (!back) return <Loader size="sm" aria-label={say('Loading', 'Загрузка')} />;
  return (
    <Page
      title={`${say('Return', 'Возврат')} ${back.number}`}
      beside={<StatusOf noun={noun} status={back.status} />}
      crumbs={[{ label: say('Returns to suppliers', 'Возвраты поставщикам'), href: `/${portal}/supplier-returns` }]}
      actions={<ReturnActions back={back} />}
    >
      <Stack gap="md">
        <ReturnFacts back={back} portal={portal} />
        <ReturnLines back={back} />
      </Stack>
    </Page>
  );
}

function ReturnFacts({ back, portal }: { back: Return; portal: string }) {
  const { supplier, counterpartyId, procurementId, currency, amount, creditNumber, creditDate, creditAmount } = back;
  const money = (sum: string | null) => (sum === null ? null : showMoney(sum, currency));
  return (
    <Section title={say('What and why', 'Что и почему')}>
      <Facts
        of={[
          [
            say('Supplier', 'Поставщик'),
            <Link key="supplier" to={`/${portal}/counterparties/${counterpartyId}` as '/'}>
              {supplier.name}
            </Link>,
          ],
          [
            say('Requisition', 'Заявка'),
            <Link key="requisition" to={`/${portal}/requisitions/${procurementId}` as '/'}>
              {back.procurementNumber}
            </Link>,
          ],
          [labelOf(noun, 'receiptId'), back.receiptNumber],
          [labelOf(noun, 'returnedAt'), showInstant(back.returnedAt)],
          [labelOf(noun, 'reason'), valueOf(noun, 'reason', back.reason)],
          [labelOf(noun, 'comment'), back.comment ?? undefined],
          [labelOf(noun, 'expectsReplacement'), back.expectsReplacement ? say('yes', 'да') : say('no', 'нет')],
          [labelOf(noun, 'amount'), money(amount)],
          [labelOf(noun, 'creditNumber'), creditNumber ?? undefined],
          [labelOf(noun, 'creditDate'), creditDate ? showDay(creditDate) : undefined],
          [labelOf(noun, 'creditAmount'), creditNumber ? money(creditAmount) : undefined],
          [labelOf(noun, 'creditUsed'), creditNumber ? money(back.creditUsed) : undefined],
          [labelOf(noun, 'cancelReason'), back.cancelReason ?? undefined],
        ]}
      />
    </Section>
  );
}

function ReturnLines({ back }: { back: Return }) {
  return (
    <Section bare title={say('Lines', 'Строки')}>
      <PlainTable
        label={say('Lines', 'Строки')}
        rows={back.lines}
        idOf={({ id }) => id}
        empty={null}
        columns={[
          { id: 'sku', header: say('Article', 'Артикул'), wide: true, cell: ({ sku }) => sku ?? '—' },
          { id: 'name', header: say('Name', 'Наименование'), cell: ({ name }) => name },
          {
            id: 'quantity',
            header: say('Returned', 'Возвращено'),
            align: 'right',
            cell: ({ quantity, uom }) => showQuantity(quantity, showUnit(uom)),
          },
        ]}
      />
    </Section>
  );
}
