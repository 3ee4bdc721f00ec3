import { Link } from '@tanstack/react-router';
import { driver as noun } from '../../../../../nouns/driver.ts';
import { labelOf } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import { StatusOf } from '../../../kit/status-of.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { CounterpartyLink } from '../components/counterparty-link.tsx';
import { NotInUse } from '../components/not-in-use.tsx';
import type { Driver } from './driver-queries.ts';
import { LicenseEnd } from './license-end.tsx';

export const driverColumns = (portal: string): readonly Column<Driver>[] => [
  {
    ...{ id: 'fullName', header: labelOf(noun, 'fullName'), sort: 'fullName' },
    cell: ({ id, fullName, isActive }) => (
      <>
        <Link to={`/${portal}/logistics/drivers/${id}` as '/'}>
          <b>{fullName}</b>
        </Link>
        <NotInUse isActive={isActive} />
      </>
    ),
  },
  {
    ...{ id: 'phone', header: labelOf(noun, 'phone'), width: 150 },
    cell: ({ phone }) => (phone ? <a href={`tel:${phone}`}>{phone}</a> : '—'),
  },
  {
    ...{ id: 'carrier', header: labelOf(noun, 'carrierId'), width: 200, wide: true },
    cell: ({ carrierId }) => (carrierId ? <CounterpartyLink id={carrierId} /> : say('our own', 'свой')),
  },
  {
    ...{ id: 'license', header: labelOf(noun, 'licenseNumber'), width: 190, wide: 'roomy' },
    cell: ({ licenseNumber }) => licenseNumber ?? '—',
  },
  {
    ...{ id: 'licenseValidTo', header: labelOf(noun, 'licenseValidTo'), width: 210, wide: true },
    sort: 'licenseValidTo',
    cell: (row) => <LicenseEnd driver={row} />,
  },
  {
    ...{ id: 'status', header: labelOf(noun, 'status'), width: 130, wide: true },
    cell: ({ status }) => <StatusOf noun={noun} status={status} />,
  },
];
