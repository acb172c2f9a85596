import { Icon, type IconProps } from "./icon.tsx";

/* Where a figure is going. */

export function TrendUpIcon(props: IconProps) {
  return <Icon {...props} path="M5 17 19 7m-6.5 0H19v6.5" />;
}

export function TrendDownIcon(props: IconProps) {
  return <Icon {...props} path="M5 7l14 10m-6.5 0H19v-6.5" />;
}
