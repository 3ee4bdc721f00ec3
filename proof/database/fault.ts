import type { Installation } from '../crash/start-installation.ts';
import type { FaultProxy } from './start-fault-proxy.ts';

export interface Struck {
  installation: Installation;
  proxy: FaultProxy;
  /** How long a fault lasts, seconds. */
  seconds: number;
}

export interface Fault {
  name: string;
  /** It lasts until what it answers is called. */
  begin(struck: Struck): Promise<() => Promise<void> | void>;
  /** While it lasts the processes say that they are not ready. */
  isAway?: true;
}
