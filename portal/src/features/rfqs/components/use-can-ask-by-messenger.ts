import { useQuery } from '@tanstack/react-query';
import { messengerStatusQuery } from '../../../shared/messengers/messenger-status-query.ts';
import { useMay } from '../../../shared/session/me.ts';

/** Whether suppliers may be asked in a messenger now. */
export function useCanAskByMessenger(): boolean {
  const may = useMay();
  const { data: status } = useQuery({ ...messengerStatusQuery, enabled: may('messengers.read') });
  return may('messengers.send') && status?.canSend === true;
}
