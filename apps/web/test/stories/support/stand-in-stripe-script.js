// A stand-in for the payment provider's script: a form in the page, and the calls that confirm a payment.
(() => {
  class PaymentElement {
    #listeners = {};
    #input = null;

    on(event, listener) {
      this.#listeners[event] = listener;
      return this;
    }
    once(event, listener) {
      return this.on(event, listener);
    }
    off() {
      return this;
    }
    update() {}
    unmount() {}
    destroy() {}
    mount(node) {
      const label = document.createElement("label");
      label.textContent = "Card number ";
      this.#input = document.createElement("input");
      this.#input.autocomplete = "cc-number";
      label.append(this.#input);
      node.replaceChildren(label);
      setTimeout(() => this.#listeners.ready?.({ elementType: "payment" }));
    }
    get card() {
      return this.#input?.value ?? "";
    }
  }

  function elements({ clientSecret }) {
    let payment = null;
    return {
      clientSecret,
      create() {
        payment = new PaymentElement();
        return payment;
      },
      getElement: () => payment,
      update() {},
      submit: async () => ({}),
      fetchUpdates: async () => ({}),
      get card() {
        return payment?.card ?? "";
      },
    };
  }

  /** Like the provider's, it leaves the page for the return address, or first for the bank's page. */
  async function confirmPayment({ elements: form, confirmParams }) {
    const answer = await fetch("https://api.stripe.com/v1/confirm", {
      method: "POST",
      body: new URLSearchParams({ secret: form.clientSecret, card: form.card }),
    });
    const { error, status } = await answer.json();
    if (error) return { error };
    const next = new URL(confirmParams.return_url);
    if (status === "requires_action") {
      const bank = new URL("https://hooks.stripe.com/bank");
      bank.searchParams.set("return_url", next.href);
      bank.searchParams.set("secret", form.clientSecret);
      window.location.assign(bank);
    } else {
      next.searchParams.set("redirect_status", status);
      window.location.assign(next);
    }
    return new Promise(() => {});
  }

  const makeStripe = () => {
    const refuse = async () => ({ error: { message: "Not part of this form." } });
    return {
      elements,
      confirmPayment,
      createToken: refuse,
      createPaymentMethod: refuse,
      confirmCardPayment: refuse,
      _registerWrapper() {},
      registerAppInfo() {},
    };
  };
  makeStripe.version = "VERSION";
  window.Stripe = makeStripe;
})();
