export {
  CheckIcon,
  CloseIcon,
  CopyIcon,
  DownloadIcon,
  FilterIcon,
  MenuIcon,
  MinusIcon,
  PauseIcon,
  PlayIcon,
  PlusIcon,
  SearchIcon,
  SendIcon,
  SettingsIcon,
  ShareIcon,
} from "./actions.tsx";
export {
  ArrowDownIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  ArrowUpRightIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ExternalIcon,
} from "./arrows.tsx";
export {
  BuildingIcon,
  CalendarIcon,
  ClockIcon,
  LinkedinIcon,
  MailIcon,
  PersonIcon,
  PhoneIcon,
  PinIcon,
} from "./contact.tsx";
export type { IconProps } from "./icon.tsx";
export { CaseFileIcon, DocumentIcon, SignalIcon } from "./kinds.tsx";
export { InfoIcon, LockIcon, OfflineIcon, QuoteIcon, SuccessIcon, WarningIcon } from "./notices.tsx";
export {
  BlueprintIcon,
  CalculatorIcon,
  ChannelsIcon,
  ChartIcon,
  ChipIcon,
  CompassIcon,
  DatabaseIcon,
  FunnelIcon,
  GaugeIcon,
  LoopIcon,
  MegaphoneIcon,
  OutreachIcon,
  RuleIcon,
  TargetIcon,
  TrendIcon,
  WindowIcon,
  WrenchIcon,
} from "./subjects.tsx";
export { TrendDownIcon, TrendNoneIcon, TrendUpIcon } from "./trends.tsx";
