import { shortLegalName } from '../../../nouns/kit/short-legal-name.ts';
import { logoAddress } from '../call.ts';
import type { Proposal } from '../types.ts';

/** The head of the letter: the seller's logo and name. */
export const Sender = ({ seller, token }: { seller: Proposal['seller']; token: string }) => (
  <span className="sender">
    {seller.hasLogo && <img src={logoAddress(token)} alt="" />}
    <b>{shortLegalName(seller.name)}</b>
  </span>
);
