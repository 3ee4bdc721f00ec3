import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { commercialProposal as noun } from '../../../../../nouns/commercial-proposal.ts';
import { labelOf } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import { sellerNamesQuery } from '../../../shared/records/seller-names-query.ts';
import { useMay } from '../../../shared/session/me.ts';

interface SellerSelectProps {
  value: string | null;
  error?: ReactNode;
  onChange(next: string | null): void;
}

/** In whose name it is offered; not there for whoever may not see the settings, who offers in the name of the default one. */
export function SellerSelect({ value, error, onChange }: SellerSelectProps) {
  const mayRead = useMay()('company_settings.read');
  const { data: sellers = [] } = useQuery({ ...sellerNamesQuery, enabled: mayRead });
  if (!mayRead) return null;
  return (
    <Select
      label={labelOf(noun, 'sellerProfileId')}
      placeholder={say('the default seller', 'продавец по умолчанию')}
      clearable
      data={sellers
        .filter(({ id, status }) => status === 'active' || id === value)
        .map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}
