import { Icon, type IconProps } from "./icon.tsx";

/* The three kinds of content; the menu of every page shows them. */

export function SignalIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="M12 12.5V21m-3.5 0h7M12 10a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4zM8.2 14.8a5 5 0 0 1 0-7.2m7.6 0a5 5 0 0 1 0 7.2M5.4 17.6a9 9 0 0 1 0-12.8m13.2 0a9 9 0 0 1 0 12.8"
    />
  );
}

export function DocumentIcon(props: IconProps) {
  return <Icon {...props} path="M6 3.5h8.5l4 4v13H6zm8.5 0v4h4M9 12h6.5M9 15.5h6.5" />;
}

export function CaseFileIcon(props: IconProps) {
  return <Icon {...props} path="M3.5 7.5h17V20h-17zM8.5 7.5v-3h7v3M3.5 13h6.5m4 0h6.5M10 11.5h4v3h-4z" />;
}
