import { supplierRfq } from '../../../../../nouns/supplier-rfq.ts';
import { valueOf } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import { FilesPanel } from '../../../shared/files/files-panel.tsx';
import { LinksList } from '../../../shared/links/links-list.tsx';
import { useThreads } from '../../../shared/links/use-threads.ts';
import { vatModes } from '../names.ts';
import type { RfqCard } from '../queries.ts';
import classes from './rfqs.module.css';

/** What suppliers are told beside the positions, and the files they may fetch. */
export function TermsFacts({ portal, rfq }: { portal: string; rfq: RfqCard }) {
  const threads = useThreads(portal, 'rfq', rfq.id);
  const yesNo = (value: boolean) => (value ? say('Yes', 'Да') : say('No', 'Нет'));
  const facts: [string, string | null][] = [
    [say('Message', 'Сообщение'), rfq.message],
    [say('Delivery address', 'Адрес поставки'), rfq.deliveryAddress],
    [say('Delivery terms', 'Условия поставки'), rfq.deliveryTerms],
    [say('Payment terms', 'Условия оплаты'), rfq.paymentTerms],
    [say('Currency', 'Валюта'), rfq.currency ?? say('Any', 'Любая')],
    [say('VAT', 'НДС'), say(vatModes[rfq.vatMode])],
    [say('What is asked', 'Что запрошено'), valueOf(supplierRfq, 'quoteMode', rfq.quoteMode)],
    [say('Analogs', 'Аналоги'), yesNo(rfq.allowAnalogs)],
    [say('Prices hidden until the deadline', 'Цены скрыты до срока ответа'), yesNo(rfq.sealed)],
    [say('Why cancelled', 'Причина отмены'), rfq.cancelReason],
  ];
  return (
    <section className={`panel ${classes.side}`}>
      <dl className={classes.facts}>
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {threads.links.length > 0 && (
        <>
          <h2>{say('Links', 'Связи')}</h2>
          <LinksList groups={[threads]} />
        </>
      )}
      <h2>{say('Files for suppliers', 'Файлы для поставщиков')}</h2>
      <FilesPanel entityType="supplierRfq" entityId={rfq.id} />
    </section>
  );
}
