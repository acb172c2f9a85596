export {
  CheckIcon,
  CloseIcon,
  MenuIcon,
  PauseIcon,
  PlayIcon,
  PlusIcon,
  SearchIcon,
} from "./actions.tsx";
export {
  ArrowDownIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  ChevronDownIcon,
  ExternalIcon,
} from "./arrows.tsx";
export {
  ClockIcon,
  LinkedinIcon,
  MailIcon,
  PhoneIcon,
  PinIcon,
} from "./contact.tsx";
export { CaseFileIcon, DocumentIcon, SignalIcon } from "./kinds.tsx";
export { InfoIcon, QuoteIcon, SuccessIcon, WarningIcon } from "./notices.tsx";
export {
  ChannelsIcon,
  CompassIcon,
  FunnelIcon,
  GaugeIcon,
  MegaphoneIcon,
} from "./subjects.tsx";
