import { Icon, type IconProps } from "./icon.tsx";

/* Directions: where something leads or unfolds. One path each on a 24 px grid, stroke 1.5. */

export function ArrowRightIcon(props: IconProps) {
  return <Icon {...props} path="M4 12h16m-6-6 6 6-6 6" />;
}

export function ArrowLeftIcon(props: IconProps) {
  return <Icon {...props} path="M20 12H4m6-6-6 6 6 6" />;
}

export function ArrowUpRightIcon(props: IconProps) {
  return <Icon {...props} path="M6.5 17.5 17.5 6.5M8.5 6.5h9v9" />;
}

export function ArrowDownIcon(props: IconProps) {
  return <Icon {...props} path="M12 4v16m-6-6 6 6 6-6" />;
}

export function ChevronDownIcon(props: IconProps) {
  return <Icon {...props} path="m5.5 9 6.5 6.5L18.5 9" />;
}

export function ChevronRightIcon(props: IconProps) {
  return <Icon {...props} path="m9 5.5 6.5 6.5L9 18.5" />;
}

export function ChevronLeftIcon(props: IconProps) {
  return <Icon {...props} path="M15 5.5 8.5 12l6.5 6.5" />;
}

export function ExternalIcon(props: IconProps) {
  return <Icon {...props} path="M10 5H5v14h14v-5M13.5 4.5h6v6m0-6L11 13" />;
}
