import { Icon, type IconProps } from "./icon.tsx";

/* What a message is about. One path each on a 24 px grid, stroke 1.5. */

export function InfoIcon(props: IconProps) {
  return <Icon {...props} path="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5.5m0-9v.5" />;
}

export function WarningIcon(props: IconProps) {
  return <Icon {...props} path="M12 4 2.8 20h18.4zM12 10v4.5m0 2.5v.5" />;
}

export function SuccessIcon(props: IconProps) {
  return <Icon {...props} path="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM8 12.3l2.8 2.8L16 9.3" />;
}

export function QuoteIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="M14 18h5.5v-6H14zm0-6c0-3 1.5-4.5 4.5-5.5M4.5 18H10v-6H4.5zm0-6c0-3 1.5-4.5 4.5-5.5"
    />
  );
}
