import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { say } from '../../kit/say.ts';
import { useMay } from '../session/me.ts';
import { sellerNamesQuery } from './seller-names-query.ts';

interface SellerSelectProps {
  label: string;
  value: string | null;
  error?: ReactNode;
  disabled?: boolean;
  onChange(next: string | null): void;
}

/** In whose name a paper is made; not there for whoever may not see the settings, who makes it in the name of the default one. */
export function SellerSelect({ value, ...input }: SellerSelectProps) {
  const mayRead = useMay()('company_settings.read');
  const { data: sellers = [] } = useQuery({ ...sellerNamesQuery, enabled: mayRead });
  if (!mayRead) return null;
  const usual = sellers.find(({ isDefault }) => isDefault);
  return (
    <Select
      placeholder={usual?.name ?? say('the default seller', 'продавец по умолчанию')}
      clearable
      data={sellers
        .filter(({ id, status }) => status === 'active' || id === value)
        .map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      {...input}
    />
  );
}
