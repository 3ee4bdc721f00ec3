import { seeded } from '../seeded.ts';
import { checkAddresses } from './check-addresses.ts';

const { seed, addresses } = JSON.parse(process.env.PROOF_SSRF as string);
process.stdout.write(`TOLD ${JSON.stringify(checkAddresses(addresses, seeded(seed)))}\n`);
