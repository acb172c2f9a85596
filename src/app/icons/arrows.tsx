import { Icon, type IconProps } from "./icon.tsx";

/* Directions: where something leads or unfolds. One path each on a 24 px grid, stroke 1.5. */

export function ArrowRightIcon(props: IconProps) {
  return <Icon {...props} path="M4 12h16m-6-6 6 6-6 6" />;
}

export function ArrowLeftIcon(props: IconProps) {
  return <Icon {...props} path="M20 12H4m6-6-6 6 6 6" />;
}

export function ArrowDownIcon(props: IconProps) {
  return <Icon {...props} path="M12 4v16m-6-6 6 6 6-6" />;
}

export function ChevronDownIcon(props: IconProps) {
  return <Icon {...props} path="m5.5 9 6.5 6.5L18.5 9" />;
}

export function ExternalIcon(props: IconProps) {
  return <Icon {...props} path="M10 5H5v14h14v-5M13.5 4.5h6v6m0-6L11 13" />;
}
