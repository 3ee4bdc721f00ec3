import {
  ArrowLeftRight,
  Banknote,
  Blocks,
  BookUser,
  ChartColumn,
  ClipboardList,
  FileSignature,
  FileSymlink,
  FileText,
  HandCoins,
  House,
  Inbox,
  type LucideIcon,
  MailQuestion,
  MessagesSquare,
  Package,
  ReceiptText,
  Settings,
  SquareKanban,
  Tags,
  Truck,
  Wallet,
  Warehouse,
} from 'lucide-react';
import type { Permission } from '../../../nouns/kit/rights.ts';
import { type Words, words } from '../kit/say.ts';
import type { Outside } from './use-connected.ts';

export interface NavItem {
  /** Path below the portal. */
  path: string;
  label: Words;
  icon: LucideIcon;
  /** Permission without which it is not shown. */
  needs?: Permission;
  /** What stands beside it as a number: tasks of the person, or messages nobody has read. */
  counts?: 'tasks' | 'messages';
  /** Shown only while the company has it. */
  whileConnected?: Outside;
}

interface NavGroup {
  label?: Words;
  items: readonly NavItem[];
}

/** The navigation, in the order a purchase goes. */
export const navigation: readonly NavGroup[] = [
  {
    items: [
      { path: '', label: words('Home', 'Главная'), icon: House },
      { path: 'inbox', label: words('My tasks', 'Мои задачи'), icon: Inbox, counts: 'tasks' },
      {
        path: 'requisitions',
        label: words('Requisitions', 'Заявки'),
        icon: FileText,
        needs: 'purchase_requisitions.read',
      },
      {
        path: 'rfqs',
        label: words('Requests for quotes', 'Запросы цен'),
        icon: MailQuestion,
        needs: 'supplier_rfqs.read',
      },
      { path: 'quotes', label: words('Quotes', 'Предложения'), icon: ArrowLeftRight, needs: 'supplier_quotes.read' },
      {
        path: 'purchase-orders',
        label: words('Orders', 'Заказы'),
        icon: ClipboardList,
        needs: 'purchase_orders.read',
      },
      { path: 'invoices', label: words('Invoices', 'Счета'), icon: ReceiptText, needs: 'invoices.read' },
      {
        path: 'proposals',
        label: words('Proposals', 'КП'),
        icon: HandCoins,
        needs: 'commercial_proposals.read',
      },
      {
        path: 'sales-invoices',
        label: words('Sales invoices', 'Исходящие счета'),
        icon: Banknote,
        needs: 'sales_invoices.read',
      },
      { path: 'budgets', label: words('Budgets', 'Бюджеты'), icon: Wallet, needs: 'budgets.read' },
      { path: 'contracts', label: words('Contracts', 'Договоры'), icon: FileSignature, needs: 'contracts.read' },
      { path: 'reports', label: words('Reports', 'Отчёты'), icon: ChartColumn, needs: 'reports.read' },
      {
        path: 'messenger',
        label: words('Messengers', 'Мессенджеры'),
        icon: MessagesSquare,
        needs: 'messengers.read',
        counts: 'messages',
        whileConnected: 'messenger',
      },
      {
        path: 'tasks',
        label: words('Tracker tasks', 'Задачи в трекере'),
        icon: SquareKanban,
        needs: 'tasktracker.read',
        whileConnected: 'tracker',
      },
      { path: 'e-documents', label: words('E-documents', 'ЭДО'), icon: FileSymlink, needs: 'edo.read' },
    ],
  },
  {
    label: words('Base', 'База'),
    items: [
      { path: 'catalog', label: words('Catalog', 'Каталог'), icon: Package, needs: 'catalog.read' },
      { path: 'price-lists', label: words('Price lists', 'Прайс-листы'), icon: Tags, needs: 'price_lists.read' },
      {
        path: 'counterparties',
        label: words('Counterparties', 'Контрагенты'),
        icon: BookUser,
        needs: 'counterparties.read',
      },
      {
        path: 'warehouses',
        label: words('Warehouses', 'Склады'),
        icon: Warehouse,
        needs: 'warehouses.read',
      },
      { path: 'logistics', label: words('Logistics', 'Логистика'), icon: Truck, needs: 'logistics.read' },
    ],
  },
  {
    items: [
      {
        path: 'integrations',
        label: words('Integrations', 'Интеграции'),
        icon: Blocks,
        needs: 'integrations.read',
      },
      { path: 'settings', label: words('Settings', 'Настройки'), icon: Settings },
    ],
  },
];
