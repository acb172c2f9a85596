import { useState } from "react";
import { categories } from "../../catalogue/categories.ts";
import { illustrationVariants } from "../../catalogue/illustration.ts";
import { Illustration } from "../cards/illustrations/index.ts";
import {
  Accordion,
  Badge,
  Button,
  buttonClass,
  Card,
  Carousel,
  Dialog,
  DisclosureMenu,
  IconButton,
  ModeSwitch,
  Notice,
  PauseButton,
  RuleTicks,
  Spinner,
  showToast,
  Tabs,
  TextAreaField,
  TextField,
  Tooltip,
} from "../controls/index.ts";
import { ArrowRightIcon, CopyIcon } from "../icons/index.ts";

/** Every variant, size and state of a button. */
export function Buttons() {
  return (
    <div className="grid gap-4">
      {(["medium", "large"] as const).map((size) => (
        <div key={size} className="flex flex-wrap items-center gap-4">
          <Button size={size}>View Our Process</Button>
          <Button size={size} variant="marker">
            Contact Us
          </Button>
          <a href="#buttons" className={buttonClass({ size, variant: "secondary" })}>
            Latest GTM Insights <ArrowRightIcon />
          </a>
          <Button size={size} pending>
            Sending...
          </Button>
          <Button size={size} disabled>
            Disabled
          </Button>
        </div>
      ))}
      <div className="flex flex-wrap gap-4">
        <Tooltip text="Copy link">
          <IconButton label="Copy link">
            <CopyIcon />
          </IconButton>
        </Tooltip>
        <PauseButton paused={false} onToggle={() => {}} subject="samples" />
        <PauseButton paused onToggle={() => {}} subject="samples" />
      </div>
    </div>
  );
}

/** Cards of each category, moving by themselves. */
export function SampleCarousel() {
  return (
    <Carousel
      label="Sample cards"
      intervalMs={4_000}
      footer={
        <a href="#all" className="link-more">
          See All
        </a>
      }
    >
      {illustrationVariants.map((variant, position) => {
        const category = categories[position % categories.length];
        return (
          <Card key={variant} linked data-category={category?.id} className="min-h-90">
            <a href="#card" className="card-face">
              <div className="relative aspect-video border-b border-line text-accent">
                <Illustration variant={variant} />
              </div>
              <div className="card-body">
                <div className="flex items-center justify-between gap-3 text-sm text-ink-soft">
                  <Badge>{category?.label}</Badge>7 min read
                </div>
                <h3>What a lean team ships in one week, and what it drops</h3>
                <p className="line-clamp-2 text-sm text-ink-soft">
                  A rhythm with owners and minutes: who reads the signal, who writes, who calls, and the
                  Friday retro of 30 minutes that keeps it honest.
                </p>
                <span className="link-more mt-auto">Read More →</span>
              </div>
            </a>
          </Card>
        );
      })}
    </Carousel>
  );
}

/** The sign of a wait, a place in a sequence, and a carousel that has nowhere to go. */
export function Waiting() {
  return (
    <div className="grid max-w-narrow gap-6">
      <p className="flex items-center gap-2">
        <Spinner /> Loading article...
      </p>
      <RuleTicks count={4} current={1} />
      <Carousel label="A single card" intervalMs={4_000}>
        <Card className="p-6">The only one, so its controls rest.</Card>
      </Carousel>
    </div>
  );
}

/** Fields at rest, with a hint, wrong, and disabled. */
export function Fields() {
  const [mode, setMode] = useState("linkedin");
  return (
    <div className="grid max-w-narrow gap-6 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <ModeSwitch
          label="How to reach you"
          modes={[
            { value: "linkedin", label: "LinkedIn only" },
            { value: "details", label: "Full details" },
          ]}
          value={mode}
          onChange={setMode}
        />
      </div>
      <TextField label="First name" autoComplete="given-name" />
      <TextField label="Company" optional hint="As your customers know it" />
      <TextField label="Email" type="email" defaultValue="ada@" error="Please enter a valid email" />
      <TextField label="Phone" disabled defaultValue="Not needed" />
      <TextAreaField
        label="Message"
        placeholder="What should be different in six months?"
        className="sm:col-span-2"
      />
    </div>
  );
}

/** Notices, dialog and notifications. */
export function Layers() {
  const [open, setOpen] = useState(false);
  return (
    <div className="grid max-w-narrow gap-4">
      {(["info", "success", "warn", "danger", "neutral"] as const).map((tone) => (
        <Notice key={tone} tone={tone}>
          <strong>Quick Response.</strong> We typically reply within 2-4 hours during business hours.
        </Notice>
      ))}
      <div className="flex flex-wrap gap-4">
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Open dialog
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            showToast({
              title: "Message sent successfully!",
              description: "We'll get back to you within 24 hours.",
            })
          }
        >
          Show toast
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            showToast({
              title: "Copy failed",
              description: "Unable to copy link to clipboard.",
              variant: "destructive",
            })
          }
        >
          Show destructive toast
        </Button>
      </div>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Talk to a GTM Strategist"
        description="Two minutes."
      >
        <div className="grid gap-5">
          <TextField label="LinkedIn URL" type="url" placeholder="linkedin.com/in/you" />
          <TextAreaField label="Message" />
          <Button
            variant="marker"
            size="large"
            onClick={() => showToast({ title: "Message sent successfully!" })}
          >
            Send
          </Button>
        </div>
      </Dialog>
    </div>
  );
}

/** Tabs in both looks, an accordion, and a menu. */
export function Folding() {
  const parts = ["Context-Led Discovery", "Strategy in Motion", "Intelligent Execution"].map((title) => ({
    id: title,
    title,
    body: (
      <p>
        We read your CRM before we read your deck. What it says about the last forty lost deals is the brief.
      </p>
    ),
  }));
  const tabs = parts.map(({ id, title, body }) => ({
    id,
    label: title,
    panel: <div className="py-6">{body}</div>,
  }));
  return (
    <div className="grid items-start gap-10 lg:grid-cols-2">
      <div>
        <Tabs label="Approach" tabs={tabs} />
        <Tabs label="Filter" look="segments" tabs={tabs} />
        <DisclosureMenu head="The GTM Edge Resources" headClassName="nav-link">
          <a href="#menu" className="nav-choice">
            Insights
          </a>
        </DisclosureMenu>
      </div>
      <Accordion parts={parts} openId="Strategy in Motion" />
    </div>
  );
}
