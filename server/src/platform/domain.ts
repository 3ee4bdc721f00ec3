import type { ApprovalHost } from '../kernel/approval-host.ts';
import type { DocumentKind } from '../kernel/document-kind.ts';
import type { AnyEntity } from '../kernel/entity.ts';
import type { Exchange } from '../kernel/exchange/exchange.ts';
import type { FacadeReading, FacadeResource } from '../kernel/facade-resource.ts';
import type { Consumer } from '../kernel/integrations/consumer.ts';
import type { InboundOperation } from '../kernel/integrations/inbound-operation.ts';
import type { Job, Schedule } from '../kernel/job.ts';
import type { Reaction } from '../kernel/reaction.ts';
import type { Route } from '../kernel/routes.ts';
import type { VariableNamespace } from '../kernel/variables.ts';
import type { CustomFieldHost } from './custom-fields/custom-field-host.ts';
import type { FigureHost, FiguresBelow } from './explain/figure.ts';
import type { FileHost } from './files/host.ts';
import type { PortInspection } from './integrations/inspected.ts';
import type { SettingOptions } from './integrations/settings/check-options.ts';
import type { RecordHost } from './records/record-host.ts';
import type { RecordLines } from './registers/record-lines.ts';

/** All that a domain registers, in one list of its own: `app.ts` joins the lists. */
export interface Domain {
  entities: readonly AnyEntity[];
  routes: readonly Route[];
  facadeResources?: readonly FacadeResource[];
  facadeReadings?: readonly FacadeReading[];
  variableNamespaces?: readonly VariableNamespace[];
  /** Its records with a page of their own: people comment on them. */
  recordHosts?: readonly RecordHost[];
  /** Lines inside its records, for files with a row for each of them. */
  recordLines?: readonly RecordLines[];
  /** Computed figures of its records, and how each came about. */
  figureHosts?: readonly FigureHost<never>[];
  /** Figures of lower domains' lines that are made of what it keeps. */
  figuresBelow?: readonly FiguresBelow<never, never>[];
  customFieldHosts?: readonly CustomFieldHost[];
  fileHosts?: readonly FileHost[];
  exchanged?: readonly Exchange[];
  /** Its records that are approved. */
  approvalHosts?: readonly ApprovalHost[];
  /** What its records are printed as. */
  documentKinds?: readonly DocumentKind[];
  jobs?: readonly Job[];
  schedules?: readonly Schedule[];
  /** What it does when lower domains speak. */
  reactions?: readonly Reaction[];
  /** What it takes from the providers of installed integrations. */
  consumers?: readonly Consumer[];
  /** What mappings of incoming webhooks may do with its records. */
  inboundOperations?: readonly InboundOperation[];
  /** How connections of its ports are looked at where the other system calls us. */
  inspections?: readonly PortInspection[];
  /** What settings of integrations may name of its records. */
  settingOptions?: readonly SettingOptions[];
}
