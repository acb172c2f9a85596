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

export function OfflineIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="M3.5 9a13 13 0 0 1 5-3m4.5-.8A13 13 0 0 1 20.5 9M6.5 13a8 8 0 0 1 4-2.2m4 .4a8 8 0 0 1 3 1.8M12 18.5v.5M4.5 3.5l15 17"
    />
  );
}

export function QuoteIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="M14 18h5.5v-6H14zm0-6c0-3 1.5-4.5 4.5-5.5M4.5 18H10v-6H4.5zm0-6c0-3 1.5-4.5 4.5-5.5"
    />
  );
}

export function LockIcon(props: IconProps) {
  return <Icon {...props} path="M5.5 10.5h13v9.5h-13zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5M12 14v2.5" />;
}
