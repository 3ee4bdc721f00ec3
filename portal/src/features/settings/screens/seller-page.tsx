import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { sellerProfile } from '../../../../../nouns/seller-profile.ts';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { StatusOf } from '../../../kit/status-of.tsx';
import { Discussion } from '../../../shared/comments/discussion.tsx';
import { Loaded } from '../components/loaded.tsx';
import { SellerActions } from '../components/seller-actions.tsx';
import { SellerForm } from '../components/seller-form.tsx';
import { sellerQuery } from '../sellers.ts';

/** A legal person that sells: its requisites, accounts, signatory and pictures. */
export function SellerPage() {
  const { portal, id } = useParams({ from: '/$portal/settings/sellers/$id' });
  const query = useQuery(sellerQuery(id));
  const seller = query.data;
  return (
    <Page
      title={seller?.name ?? say('Seller', 'Продавец')}
      beside={
        seller && (
          <>
            <StatusOf noun={sellerProfile} status={seller.status} />
            {seller.isDefault && <span className="dimmed">{say('default', 'по умолчанию')}</span>}
          </>
        )
      }
      crumbs={[
        { label: say('Settings', 'Настройки'), href: `/${portal}/settings` },
        { label: say('Sellers', 'Продавцы'), href: `/${portal}/settings/sellers` },
      ]}
      discussion={seller && <Discussion entityType="sellerProfile" entityId={id} />}
      actions={seller && <SellerActions seller={seller} />}
    >
      <Loaded query={query}>{(one) => <SellerForm key={one.id} seller={one} />}</Loaded>
    </Page>
  );
}
