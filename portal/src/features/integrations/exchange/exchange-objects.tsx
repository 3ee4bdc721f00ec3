import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CopyButton } from '../../../kit/copy-button.tsx';
import { showInstant } from '../../../kit/format.ts';
import { say, type Words, words } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { Status } from '../../../kit/status.tsx';
import classes from '../components/data-transfer.module.css';
import { type ObjectKind, objectsQuery } from './queries.ts';

const kinds: Record<ObjectKind, Words> = {
  price_type: words('Price types', 'Виды цен'),
  store: words('Stores', 'Склады'),
  property: words('Properties', 'Свойства'),
  group: words('Groups', 'Группы'),
  counterparty: words('Counterparties', 'Контрагенты'),
  product: words('Products', 'Товары'),
  offer: words('Offers', 'Предложения'),
  picture: words('Pictures', 'Картинки'),
  document: words('Documents', 'Документы'),
};

/** What the accounting system has told of: names and identifiers to map in the settings. */
export function ExchangeObjects({ id }: { id: string }) {
  const [kind, setKind] = useState<ObjectKind>('price_type');
  const { data } = useQuery(objectsQuery(id, kind));
  return (
    <Section
      title={say('Reported by the accounting system', 'Что сообщила учётная система')}
      actions={
        <Select
          allowDeselect={false}
          aria-label={say('Kind', 'Вид')}
          value={kind}
          onChange={(next) => next && setKind(next as ObjectKind)}
          data={Object.entries(kinds).map(([value, name]) => ({ value, label: say(name) }))}
        />
      }
    >
      {data?.items.length === 0 && <p className="dimmed">{say('Nothing yet.', 'Пока ничего.')}</p>}
      {data && data.items.length > 0 && (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{say('Name', 'Название')}</th>
              <th scope="col">{say('External identifier', 'Идентификатор там')}</th>
              <th scope="col">{say('Last seen', 'Видели')}</th>
              <th scope="col">{say('State', 'Состояние')}</th>
            </tr>
          </thead>
          <tbody>
            {data.items.map(({ externalId, name, seenAt, deletedAt, absentAt }) => (
              <tr key={externalId}>
                <td>{name}</td>
                <td>
                  <code>{externalId}</code> <CopyButton value={externalId} what={name} />
                </td>
                <td>{showInstant(seenAt)}</td>
                <td>
                  {deletedAt ? (
                    <Status tone="warning">{say('Deleted there', 'Удалён там')}</Status>
                  ) : absentAt ? (
                    <Status>{say('Absent', 'Отсутствует')}</Status>
                  ) : (
                    <Status tone="good">{say('Present', 'Есть')}</Status>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {data?.more && <p className="dimmed">{say('The first 500 are shown.', 'Показаны первые 500.')}</p>}
    </Section>
  );
}
