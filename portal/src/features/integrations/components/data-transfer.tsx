import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import type { Listing } from '../queries.ts';
import { accesses } from '../words.ts';
import classes from './data-transfer.module.css';

interface DataTransferProps {
  rows: readonly (Listing['dataTransfer'][number] & { purpose?: string })[];
  hosts: readonly string[];
}

/** Which data go where: the one thing to be read before installing. */
export function DataTransfer({ rows, hosts }: DataTransferProps) {
  const withPurpose = rows.some(({ purpose }) => purpose);
  return (
    <Section title={say('What data it exchanges', 'Какие данные передаёт')}>
      {rows.length === 0 ? (
        <p className="dimmed">{say('No portal data is shared.', 'Данные портала не передаются.')}</p>
      ) : (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{say('Data', 'Данные')}</th>
              <th scope="col">{say('The integration', 'Интеграция')}</th>
              {withPurpose && <th scope="col">{say('What for', 'Зачем')}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ entity, label, access, purpose }) => (
              <tr key={`${entity} ${label}`}>
                <td>{label}</td>
                <td>{say(accesses[access])}</td>
                {withPurpose && <td>{purpose}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {hosts.length > 0 && (
        <p className={classes.hosts}>
          {say('Connects to', 'Соединяется с')}: {hosts.join(', ')}
        </p>
      )}
    </Section>
  );
}
