import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { ExportMenu } from '../files/export-menu.tsx';
import { registerAt } from './register-at.ts';
import { registersQuery } from './registers-query.ts';
import { saveRegister } from './save-register.ts';

/** All that the list of this address holds, as a file; nothing where it is no register, or may not be exported. */
export function ExportButton({ address }: { address: string }) {
  const { portal = '' } = useParams({ strict: false });
  const { data = [] } = useQuery(registersQuery);
  const register = registerAt(address, data);
  return register && <ExportMenu formats={['xlsx', 'csv']} save={(format) => saveRegister(portal, register, format)} />;
}
