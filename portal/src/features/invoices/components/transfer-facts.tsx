import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { transferDocument } from '../../../../../nouns/transfer-document.ts';
import { Facts } from '../../../kit/facts.tsx';
import { valueOf } from '../../../kit/form/of-field.ts';
import { showDay, showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { downloadFile, filesQuery } from '../../../shared/files/queries.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { Preview } from '../transfer-queries.ts';
import { Arrivals } from './arrivals.tsx';
import classes from './invoice-page.module.css';
import { SupplierChoice } from './supplier-choice.tsx';

/** What the document says of itself, and whom of ours it means. */
export function TransferFacts({ portal, document }: { portal: string; document: Preview }) {
  const may = useMay();
  const { seller, buyer, supplier, buyerIsUs, basis, totals, status, suppliers } = document;
  const currency = document.currency ?? undefined;
  const mayName = status === 'uploaded' && may('invoices.create') && (!supplier || suppliers.length > 0);
  return (
    <section className={`panel ${classes.part}`}>
      <header>
        <h2>{say('Document', 'Документ')}</h2>
        <Originals id={document.id} />
      </header>
      <Facts
        of={[
          [
            say('Supplier', 'Поставщик'),
            supplier ? (
              <Link to="/$portal/counterparties/$id" params={{ portal, id: supplier.counterpartyId }} search={{}}>
                {supplier.name}
              </Link>
            ) : (
              <span className="bad">{say('not found', 'не найден')}</span>
            ),
          ],
          [say('Seller in the document', 'Продавец в документе'), partyOf(seller)],
          [
            say('Buyer', 'Покупатель'),
            <>
              {partyOf(buyer)}
              {buyerIsUs !== null && (
                <span className={buyerIsUs ? 'dimmed' : 'bad'}>
                  {' · '}
                  {buyerIsUs ? say('this is you', 'это вы') : say('not you', 'это не вы')}
                </span>
              )}
            </>,
          ],
          [say('Came by', 'Откуда'), <Arrivals key="arrivals" portal={portal} arrivals={document.arrivals} />],
          [say('Date', 'Дата'), showDay(document.date, { year: 'always' })],
          [say('Handed over', 'Передано'), showDay(document.transferredOn, { year: 'always' })],
          [say('Function', 'Функция'), valueOf(transferDocument, 'function', document.function)],
          [say('Format', 'Формат'), `${document.formatVersion}, ${document.encoding}`],
          [say('Without VAT', 'Без НДС'), showMoney(totals.net, currency)],
          [say('VAT', 'НДС'), showMoney(totals.vat, currency)],
          [say('To pay', 'К оплате'), <b key="gross">{showMoney(totals.gross, currency)}</b>],
          [say('Basis', 'Основание'), basis.length > 0 ? basis.map(basisOf).join('; ') : null],
        ]}
      />
      {mayName && <SupplierChoice document={document} />}
    </section>
  );
}

const partyOf = ({ name, inn, kpp }: Preview['seller']) =>
  [name ?? '—', inn && `${say('INN', 'ИНН')} ${inn}`, kpp && `${say('KPP', 'КПП')} ${kpp}`].filter(Boolean).join(', ');

const basisOf = ({ name, number, date }: Preview['basis'][number]) =>
  [name, number && `№ ${number}`, date && `${say('of', 'от')} ${showDay(date, { year: 'always' })}`]
    .filter(Boolean)
    .join(' ');

/** The signed file, and the archive it came in. */
function Originals({ id }: { id: string }) {
  const may = useMay();
  const { data = [] } = useQuery({
    ...filesQuery({ entityType: 'transferDocument', entityId: id }),
    enabled: may('files.read'),
  });
  return (
    <div>
      {data.map((file) => (
        <Button
          key={file.id}
          variant="default"
          size="compact-sm"
          leftSection={<Download size={14} />}
          title={file.fileName}
          onClick={() => void downloadFile(file.id, file.fileName)}
        >
          {file.category === 'archive' ? say('Archive', 'Архив') : say('Signed file', 'Подписанный файл')}
        </Button>
      ))}
    </div>
  );
}
